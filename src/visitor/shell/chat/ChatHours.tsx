/** When the chat is answered. Chromium would break «GMT-5» after its hyphen. */
export function ChatHours() {
  return (
    <>
      Lunes a viernes, 9:00 AM - 5:00 PM <span className="whitespace-nowrap">(GMT-5)</span>
    </>
  )
}
