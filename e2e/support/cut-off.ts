import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'

/** The running programs of this process's tests. */
const programs = new Set<ChildProcess>()

/** Their folders that still exist. */
export const folders = new Set<string>()

/** Remembers a program for as long as it runs. */
export function rememberProgram(child: ChildProcess): void {
  programs.add(child)
  child.once('exit', () => programs.delete(child))
}

/** Ends what a test left open because it never reached the end of its `await using`. */
export async function clearAway(): Promise<void> {
  for (const child of [...programs]) {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  for (const path of folders) await rm(path, { recursive: true, force: true, maxRetries: 20 })
  folders.clear()
}
