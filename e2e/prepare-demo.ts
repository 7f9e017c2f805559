import prepareDemoData from './support/demo-data.ts'

/** Makes the data desks start from, before several parts of the tests need it at once. */
await prepareDemoData()
