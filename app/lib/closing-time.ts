/** The time of a deadline as the student reads it, `1:00 PM`; null at 23:59, the end of its day. */
export function closingTime(deadline: string, timeZone: string) {
  const time = new Date(deadline).toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
  return time === '11:59 PM' ? null : time;
}
