import type { notFound as source } from '../en/not-found.tsx'

export const notFound: typeof source = {
  title: (
    <>
      ページが
      <wbr />
      見つかりません
    </>
  ),
  text: 'お探しのページは存在しないか、別の場所へ移動した可能性があります。',
  home: 'ホームに戻る',
}
