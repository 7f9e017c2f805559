import { serve } from '../server/serve.ts'

process.env.TZ = 'Asia/Tokyo'
/** The desk without any screen, so that Payload may be in its bundle: what it becomes when Next has gone. */
await serve(() => ({
  prepare: async () => {},
  answer: async (_, response) => void response.writeHead(404).end(),
  close: async () => {},
}))
