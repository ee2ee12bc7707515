/** Says that the medical review is pending: nobody has signed a text yet. */
export function MedicalReview() {
  return (
    <p>
      <strong>Revisión médica:</strong> pendiente
    </p>
  )
}
