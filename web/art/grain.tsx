/** The light and shade of plain weave, laid over cloth. */
export const Grain = ({ id }: { id: string }) => (
  <pattern id={id} width="4" height="4" patternUnits="userSpaceOnUse">
    <path d="M0 0h2v2H0zM2 2h2v2H2z" opacity=".15" />
    <path d="M0 2h2v1H0zM2 0h2v1H2z" fill="#fff" opacity=".09" />
  </pattern>
)
