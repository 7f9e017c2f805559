import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** Whether this machine lets us mount: only there the proxies' files are tried in Debian's own folders. */
export const CAN_MOUNT = process.platform === 'linux' && process.geteuid?.() === 0

/** The folders that change for one program alone. */
const OWN = ['etc', 'var', 'run', 'srv']

/**
 * A shell command that runs a script in a view of this machine of its own: what it writes into `/etc`, `/var`,
 * `/run` and `/srv` is gone with it, and at its start they are as a new Debian with nginx's package has them.
 * @param folder for what is written; empty
 * @param more options of `unshare`
 */
export function inOwnDebian(
  folder: string,
  script: string,
  more: readonly string[] = [],
): string[] {
  const layers = join(folder, 'layers')
  mkdirSync(layers)
  const view = [
    'set -e',
    `mount -t tmpfs -o mode=755 tmpfs '${layers}'`,
    ...OWN.flatMap((name) => [
      `mkdir '${layers}/${name}' '${layers}/${name}.work'`,
      `mount -t overlay overlay -o 'lowerdir=/${name},upperdir=${layers}/${name},workdir=${layers}/${name}.work' /${name}`,
    ]),
    'rm -rf /etc/letsencrypt /var/cache/nginx /var/cache/noren',
  ]
  return ['unshare', '--mount', ...more, 'sh', '-c', [...view, script].join('\n')]
}
