import { spawnSync } from 'node:child_process'
import { findOnPath } from '../chromium.ts'

/** Debian's packages that bring a C compiler. */
export const COMPILER_PACKAGES = ['gcc', 'libc6-dev']

/** A C compiler that has the headers of the system. */
export function findCompiler(): string | undefined {
  const compiler = findOnPath(['cc', 'gcc', 'clang'])
  if (compiler === undefined) return undefined
  const tried = spawnSync(compiler, ['-E', '-x', 'c', '-'], { input: '#include <stdio.h>\n' })
  return tried.status === 0 ? compiler : undefined
}
