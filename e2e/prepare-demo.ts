import prepareDemoData from './support/demo-data.ts'

/** Makes the data that desks start from, before several parts of the tests need it together. */
await prepareDemoData()
