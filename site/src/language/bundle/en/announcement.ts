/** The texts around an announcement, which staff write. */
export const announcement = {
  label: 'Announcement',
  close: 'Close the announcement',
}
