import { createContext, use } from 'react'

/** Further origins that pictures may come from (setting `IMAGE_HOSTS`). */
export const ImageOriginsContext = createContext<readonly string[]>([])

export function useImageOrigins(): readonly string[] {
  return use(ImageOriginsContext)
}
