import { useEffect } from 'react'
import { askDesk, NOTHING } from '../../base/requests/ask-desk.ts'

/**
 * Reports to the desk that someone has opened an enquiry, and reloads the screen that the browser's Back leads
 * to from it: Next would show the list as it was before, with the enquiry unread.
 * @param address of the enquiry
 */
export function useOpened(address: string): void {
  useEffect(() => {
    // If it fails, the enquiry stays bold and is marked the next time.
    void askDesk(`${address}/read`, NOTHING, { method: 'POST' })
  }, [address])
  useEffect(() => {
    const own = window.location.pathname
    const onBack = () => window.location.pathname !== own && window.location.reload()
    window.addEventListener('popstate', onBack)
    return () => window.removeEventListener('popstate', onBack)
  }, [])
}
