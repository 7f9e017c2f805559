import { lazyFile } from '#src/lazy-files.ts'

/** What knows a card's hours; the server has it from the start. */
export const cardHoursFile = lazyFile(() => import('#src/ui/card-hours.tsx'))
