import { StartError } from '@noren/contract/process/start-error'

/** Runs the first steps of a program; if one fails, prints the reason in a line and exits with 1. */
export async function orEnd<T>(firstSteps: () => Promise<T>): Promise<T> {
  try {
    return await firstSteps()
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
