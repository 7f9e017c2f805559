import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compose, fade } from './film/compose.ts'
import { drawLayers, frame, type Layer } from './film/layer.ts'
import { ease, shots } from './film/shots.ts'
import { print } from './kit/finish.ts'

/**
 * `node demo/artwork/video.ts`: renders the silent video into `demo/company/films/` as H.264 and VP9. Needs
 * ffmpeg.
 */
const fps = 24
const overlap = 0.7
const folder = fileURLToPath(new URL('../company/films/', import.meta.url))

function ffmpeg(args: readonly string[]) {
  return spawn('ffmpeg', ['-y', '-loglevel', 'error', ...args], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
}

async function finished(child: ReturnType<typeof ffmpeg>): Promise<void> {
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}; its own message is above.`)
}

/** The picture of every shot at a time, cross-faded where two shots overlap. */
async function renderTo(file: string): Promise<void> {
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${frame.width}x${frame.height}`]
  const child = ffmpeg([
    ...raw,
    '-r',
    `${fps}`,
    '-i',
    '-',
    '-c:v',
    'libx264',
    '-qp',
    '0',
    '-preset',
    'ultrafast',
    file,
  ])
  const done = finished(child)
  const show = async (rgb: Buffer) => {
    const { data } = print({ data: rgb, ...frame })
    if (!child.stdin.write(data)) await once(child.stdin, 'drain')
  }
  let last: { layers: Layer[]; shot: (typeof shots)[number] } | undefined
  for (const shot of shots) {
    const layers = await drawLayers(shot.name, shot.crop, shot.scene)
    const lead = last ? Math.round(overlap * fps) : 0
    const hold = shot === shots.at(-1) ? 0 : Math.round(overlap * fps)
    for (let n = 0; n < Math.round(shot.seconds * fps) - hold; n++) {
      const picture = compose(layers, shot.motions, n / fps)
      const before =
        last && n < lead
          ? compose(last.layers, last.shot.motions, last.shot.seconds - overlap + n / fps)
          : undefined
      await show(before ? fade(before, picture, ease((n + 1) / lead)) : picture)
    }
    console.log(`${shot.name} ${shot.seconds} s`)
    last = { layers, shot }
  }
  child.stdin.end()
  await done
}

const work = await mkdtemp(join(tmpdir(), 'namiori-film-'))
try {
  await mkdir(folder, { recursive: true })
  const master = join(work, 'master.mkv')
  await renderTo(master)
  const size = [
    '-pix_fmt',
    'yuv420p',
    '-an',
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
    '-flags:v',
    '+bitexact',
  ]
  for (const [name, codec] of [
    [
      'namiori.mp4',
      [
        '-c:v',
        'libx264',
        '-preset',
        'slow',
        '-tune',
        'animation',
        '-b:v',
        '800k',
        '-movflags',
        '+faststart',
      ],
    ],
    ['namiori.webm', ['-c:v', 'libvpx-vp9', '-b:v', '780k', '-row-mt', '1', '-cpu-used', '2']],
  ] as const) {
    const log = ['-passlogfile', join(work, name)]
    await finished(
      ffmpeg(['-i', master, ...codec, ...size, '-pass', '1', ...log, '-f', 'null', '-']),
    )
    await finished(
      ffmpeg(['-i', master, ...codec, ...size, '-pass', '2', ...log, join(folder, name)]),
    )
    console.log(`${name} ${Math.round((await stat(join(folder, name))).size / 1024)} KB`)
  }
} finally {
  await rm(work, { recursive: true })
}
