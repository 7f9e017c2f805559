import { afterAll } from 'vitest'
import { clearAway } from './cut-off.ts'

// A test that ran out of time never reached the end of its `await using`.
afterAll(clearAway)
