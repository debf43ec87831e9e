const openings = /(?<!\s)\s*\(\s*\d+\s+(?:openings?|positions?|vacanc(?:y|ies)|slots?)\s*\)/gi

/** `Sales Representative at Example Foods (3 Openings)`: the last `at` is the one. */
export const roleAtCompany = (title: string): { title: string; company: string } => {
  const plain = title.replaceAll(openings, '').trim()
  const [, role = plain, company = ''] = /^(.*\S)\s+at\s+(\S.*)$/i.exec(plain) ?? []
  return { title: role, company }
}
