import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeDurably } from '@noren/contract/disk/durable-file'
import { faultFacts, log } from '@noren/contract/process/log'
import type { Payload } from 'payload'
import { settings } from '../../base/settings.ts'
import { pathIn } from '../../base/targets/folder.ts'
import { privateFilm } from './private-film.ts'

/**
 * Does to the films that versions before have stored what is done to an upload today; the next publish
 * then names them by their new address. What was published at the old one says nothing more either.
 * One that cannot be done stays, and is named in the log.
 */
export async function cleanStoredFilms(payload: Payload): Promise<void> {
  const { docs } = await payload.find({ collection: 'videos', pagination: false, depth: 0 })
  for (const { id, filename, address, originalName } of docs) {
    const stored = join(settings.videosDir, filename ?? '')
    if (!filename || !existsSync(stored)) continue
    try {
      const data = await readFile(stored)
      const film = privateFilm(data)
      if (!film) throw new Error('it cannot be freed of where it was taken: upload another')
      if (film.bytes.equals(data)) continue
      const mimetype = `video/${film.type}`
      const file = { name: originalName ?? filename, mimetype, data, size: data.length }
      await payload.update({ collection: 'videos', id, data: {}, file })
      const published = pathIn(settings.publishDir, address ?? '')
      if (address && existsSync(published)) await writeDurably(published, film.bytes)
    } catch (error) {
      log('error', 'a stored film may say where it was taken', { id, ...faultFacts(error) })
    }
  }
}
