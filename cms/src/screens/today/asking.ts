import type { Payload, TypedUser } from 'payload'

/** Who asks what needs doing, and when. */
export type Asking = { payload: Payload; user: TypedUser; now: Date; language: string }
