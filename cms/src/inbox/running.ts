import { handedIn } from '../base/handed-in.ts'
import type { Job } from '../base/jobs.ts'
import type { Inbox } from './collector.ts'

/** What collects enquiries in this process. */
export const runningInbox = handedIn<Inbox>('inbox')

/** The job that deletes old enquiries. */
export const runningRetention = handedIn<Job>('retention')
