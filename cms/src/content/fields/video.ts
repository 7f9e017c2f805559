import { readVideoLink } from '@noren/contract/video'
import type { GroupField, TextFieldSingleValidation } from 'payload'
import { say, type Words } from '../../base/words.ts'

const HELP: Words = {
  en: 'Upload a film as MP4 (and, for smaller downloads, the same film as WebM), or paste the address of a YouTube video. An uploaded film wins. With neither, the button is not shown.',
  ja: 'MP4の動画をアップロードするか（同じ動画のWebMもあると軽くなります）、YouTube動画のURLを貼り付けてください。両方ある場合はアップロードした動画を使います。どちらもない場合、ボタンは表示されません。',
}

/** The film a watch-video button opens. */
export function video(name = 'video'): GroupField {
  return {
    name,
    type: 'group',
    label: { en: 'Video', ja: '動画' },
    admin: { description: HELP },
    fields: [
      {
        name: 'files',
        type: 'upload',
        relationTo: 'videos',
        hasMany: true,
        maxRows: 2,
        label: { en: 'Film', ja: '動画ファイル' },
      },
      {
        name: 'youtube',
        type: 'text',
        label: { en: 'YouTube address', ja: 'YouTubeのURL' },
        admin: {
          description: {
            en: 'For example https://www.youtube.com/watch?v=AbCdEfGhIjk',
            ja: '例：https://www.youtube.com/watch?v=AbCdEfGhIjk',
          },
        },
        validate: ((value, { req }) =>
          !value?.trim() ||
          readVideoLink(value)?.kind === 'youtube' ||
          say(req, {
            en: 'This is not the address of a YouTube video. Open the video on YouTube and copy its address.',
            ja: 'YouTube動画のURLではありません。YouTubeで動画を開き、そのURLをコピーしてください。',
          })) satisfies TextFieldSingleValidation,
      },
    ],
  }
}
