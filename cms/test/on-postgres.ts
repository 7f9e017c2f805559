import { inject } from 'vitest'

// Read by `openTestDesk`, also in programs that a test starts.
process.env.TEST_EMPTY_DESK = inject('emptyDesk')
