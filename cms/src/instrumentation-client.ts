import { setClockToJapan } from './base/ui/japan-clock.ts'

// Before React takes over what the server drew with the same clock.
setClockToJapan()
