import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../../scripts/environment.ts'
import { run } from '../../scripts/release/run.ts'

/**
 * A machine of its own for the trial: no network but its own, nothing to write to but `data`, and the checkout
 * under a path that nobody may reach. `$1` is the folder of the trial, `$2` the checkout.
 */
const CONFINED = `
ip link set lo up
mount --bind "$2" "$1/checkout"
mount -t tmpfs -o mode=1777 tmpfs "$1/data"
mount --bind "$1/unpacked" "$1/unpacked"
for place in "$1/checkout" "$1/unpacked" /; do mount -o remount,bind,ro "$place"; done
cd "$1/data"
exec setpriv --reuid=65534 --regid=65534 --clear-groups --no-new-privs \\
  "$1/unpacked/node_modules/node/bin/node" "$1/checkout/e2e/release/live.ts" "$1/unpacked" "$1/data"
`

/**
 * Starts a release as an operator would, confined more than any machine, and takes an enquiry through to the inbox,
 * through an upgrade and back. Needs root, or a sudo that asks nothing. Throws what was printed where it fails.
 * `node try-tarball.ts <tarball> <existing folder>`
 */
async function tryTarball(tarball: string, work: string): Promise<void> {
  const folder = join(work, 'trial')
  for (const name of ['checkout', 'data', 'unpacked'])
    await mkdir(join(folder, name), { recursive: true })
  for (const place of [work, folder]) await chmod(place, 0o755)
  const unpacked = join(folder, 'unpacked')
  await run(['tar', '-xzf', tarball, '--strip-components=1', '--no-same-owner'], { cwd: unpacked })
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive']
  const confined = ['unshare', '--net', '--mount', 'sh', '-euc', CONFINED, 'sh', folder, ROOT]
  await run([...asRoot, ...confined], { cwd: folder })
}

const [tarball = '', work = ''] = process.argv.slice(2)
await tryTarball(tarball, work)
