import type { LinkState } from '@noren/contract/reservation/guest-link'

/** What a link shows: what its guest was told last, and what happened to it since. */
export type GuestKind = LinkState | 'unanswered' | 'cancelled' | 'past' | 'ended' | 'unknown'
