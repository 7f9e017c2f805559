import { settings } from '../../base/settings.ts'
import { takeVideo } from '../media/take-video.ts'
import { uploadCollection } from './upload-collection.ts'

export const videos = uploadCollection({
  slug: 'videos',
  singular: { en: 'Film', ja: '動画' },
  plural: { en: 'Films', ja: '動画' },
  help: {
    en: 'MP4 (H.264) or WebM, up to 25 MB. Best without sound and shorter than 20 seconds.',
    ja: 'MP4（H.264）またはWebM、25MBまで。音声なし・20秒以内がおすすめです。',
  },
  title: 'originalName',
  columns: ['originalName', 'filename', 'filesize', 'updatedAt'],
  folder: settings.videosDir,
  mimeTypes: ['video/mp4', 'video/webm'],
  take: takeVideo,
  fields: [],
})
