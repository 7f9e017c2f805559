/** What stands around an announcement, whose text is the staff's. */
export const announcement = {
  label: 'Announcement',
  close: 'Close the announcement',
}
