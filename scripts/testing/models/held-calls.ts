import fs from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { vi } from 'vitest'

/** Calls that wait until the test lets them go on, one after another. */
export type Held = {
  /** Ends once the next call waits. */
  arrived: () => Promise<void>
  /** Lets the waiting call go on. */
  letGo: () => void
  /** A stop of the program: what waits never goes on. */
  forget: () => void
}

function createHeld() {
  let waiting: (() => void) | null = null
  let seen = Promise.withResolvers<void>()
  return {
    hold: () =>
      new Promise<void>((resolve) => {
        waiting = resolve
        seen.resolve()
      }),
    arrived: () => seen.promise,
    letGo: () => {
      const next = waiting
      waiting = null
      seen = Promise.withResolvers()
      next?.()
    },
    forget: () => {
      waiting = null
      seen = Promise.withResolvers()
    },
  }
}

/** Holds every fsync through a file handle; nothing is synced, which a test need not wait for. */
export async function holdSyncs(folder: string): Promise<Held & AsyncDisposable> {
  const handle = await open(folder)
  await handle.close()
  const held = createHeld()
  const handles: FileHandle[] = []
  const spy = vi.spyOn(Object.getPrototypeOf(handle), 'sync').mockImplementation(async function (
    this: FileHandle,
  ) {
    handles.push(this)
    await held.hold()
  })
  return {
    ...held,
    [Symbol.asyncDispose]: async () => {
      spy.mockRestore()
      // Those of a program that stopped are still open.
      await Promise.allSettled(handles.map((each) => each.close()))
    },
  }
}

/**
 * Holds the first look at a snapshot's file of each load that is `armed`, and keeps folders from being watched:
 * a site looks when the test says so.
 */
export function holdLooks(): Held & { arm: () => void } & Disposable {
  const held = createHeld()
  const { stat } = fs.promises
  let isArmed = false
  const looks = vi.spyOn(fs.promises, 'stat').mockImplementation(async (path, options) => {
    if (isArmed && String(path).includes('snap-')) {
      isArmed = false
      await held.hold()
    }
    return stat(path, options)
  })
  const watches = vi.spyOn(fs, 'watch').mockImplementation(() => {
    throw new Error('Nothing is watched')
  })
  syncBuiltinESMExports()
  return {
    ...held,
    arm: () => {
      isArmed = true
    },
    [Symbol.dispose]: () => {
      looks.mockRestore()
      watches.mockRestore()
      syncBuiltinESMExports()
    },
  }
}
