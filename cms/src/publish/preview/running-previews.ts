import { handedIn } from '../../base/handed-in.ts'
import type { Previews } from './previews.ts'

/** The previews of this process: none where the desk publishes elsewhere than into a folder of this machine. */
export const runningPreviews = handedIn<Previews>('previews')
