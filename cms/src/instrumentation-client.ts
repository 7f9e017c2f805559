import { setClockToJapan } from './base/payload-insides/japan-clock.ts'

// Before React takes over what the server drew with the same clock.
setClockToJapan()
