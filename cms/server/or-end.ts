import { StartError } from '@noren/contract/process/start-error'

/** Does the first steps of a program; where they cannot be done, it says why in a line and ends with 1. */
export async function orEnd<T>(firstSteps: () => Promise<T>): Promise<T> {
  try {
    return await firstSteps()
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
