import { prepareMachine } from './test-machine.ts'

/** Prepares the machine for the tests, in one process beside runs that need no preparation. */
await prepareMachine()
