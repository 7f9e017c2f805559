import { createHash } from 'node:crypto'
import { ROOT } from '../environment.ts'
import { run } from './run.ts'

/** What a release is made of: a commit, and nothing that no commit has. */
export type Source = {
  /** The commit, in 40 digits. */
  commit: string
  /** When it was made, in seconds since 1970: the time of every file in the release. */
  seconds: number
  version: string
}

/** Reads the commit of the checkout. Throws a sentence where files differ from it. */
export async function sourceOf(root = ROOT): Promise<Source> {
  const git = async (...command: string[]) => (await run(['git', ...command], { cwd: root })).trim()
  const changes = await git('status', '--porcelain')
  if (changes !== '')
    throw new Error(`A release is made of a commit, and these files are in none:\n${changes}`)
  const [commit = '', seconds] = (await git('log', '-1', '--format=%H %ct')).split(' ')
  const { version } = JSON.parse(await git('show', 'HEAD:package.json'))
  return { commit, seconds: Number(seconds), version }
}

/**
 * What a build would otherwise choose at random. Next makes these keys for closures of the server and for pages
 * that show drafts; the desk has neither, so they may follow from the commit.
 */
export function keysOf({ commit }: Source): { actions: string; preview: Record<string, string> } {
  const digest = (use: string) => createHash('sha256').update(`${use} ${commit}`).digest()
  const hex = (use: string) => digest(use).toString('hex')
  return {
    actions: digest('actions').toString('base64'),
    preview: {
      previewModeId: hex('preview id').slice(0, 32),
      previewModeSigningKey: hex('preview signature'),
      previewModeEncryptionKey: hex('preview cipher'),
    },
  }
}
