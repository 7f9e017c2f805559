import { useEffect, useEffectEvent } from 'react'
import { sendPicture } from './send-picture.ts'
import { answered, type Upload } from './uploads.ts'

/** Sends a file when it is its turn; whatever ends that, the dialog's closing included, stops it. */
export function useSending(
  { file, facts, state }: Upload,
  change: (changed: Partial<Upload>) => void,
): void {
  const isSending = state === 'sending'
  const send = useEffectEvent(async (signal: AbortSignal) => {
    const onProgress = (part: number) => change({ part })
    const sent = await sendPicture({ file, facts, signal, onProgress })
    if (!signal.aborted) change(answered(sent))
  })
  useEffect(() => {
    if (!isSending) return
    const stop = new AbortController()
    void send(stop.signal)
    return () => stop.abort()
  }, [isSending])
}
