import { readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs'

/** Memory of a process in MB: now, and the most since {@link forgetPeak}. Linux only. */
export function residentOf(pid: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (name: string): number =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / 1024
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') }
}

/** Resets the kernel's peak of memory. */
export function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
}

/** How many of a process's open files and sockets have a name that matches. */
export function countOpen(pid: number, name: RegExp): number {
  return readdirSync(`/proc/${pid}/fd`).filter((fd) => name.test(nameOf(`/proc/${pid}/fd/${fd}`)))
    .length
}

/** A file may be closed during the check. */
function nameOf(link: string): string {
  try {
    return readlinkSync(link)
  } catch {
    return ''
  }
}
