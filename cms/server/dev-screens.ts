import type { Server } from 'node:http'
import { join } from 'node:path'
import { createServer } from 'vite'
import { cmsFolder } from '../src/base/cms-folder.ts'
import { sendGateAnswer } from './gate-answer.ts'
import { unknown } from './gate-answers.ts'
import type { ScreenFiles } from './screen-files.ts'

/** Our own screens in development: Vite translates each file when it is asked for, and reloads what changed. */
export async function screensWithReload(server: Server): Promise<ScreenFiles> {
  const root = cmsFolder()
  const vite = await createServer({
    configFile: join(root, 'vite.client.config.ts'),
    appType: 'custom',
    logLevel: 'warn',
    // The desk's own server carries the socket over which it says what changed.
    server: { middlewareMode: true, hmr: { server } },
  })
  return {
    entry: {
      version: 'development',
      scripts: ['/desk/@vite/client', '/desk/src/desk/screens/main.tsx'],
      preloads: [],
      styles: [],
    },
    answer: (request, response) =>
      vite.middlewares(request, response, () => sendGateAnswer(request, response, unknown)),
  }
}
