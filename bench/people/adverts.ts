/** Pasted adverts, from a few lines to a page. */
export const adverts: readonly string[] = [
  `Palmline Logistics is hiring an Operations Analyst for its Lagos hub.

About the role
You will plan deliveries for 120 trucks across the South West, watch the cost of every route, and tell the depots each evening what tomorrow looks like. You report to the Head of Operations and work with two planners.

What you will do
- Build the daily loading plan and keep it honest when trucks are late
- Report cost per kilometre, fuel and turnaround each week, in SQL and Excel
- Find out why deliveries fail, and change what makes them fail
- Train depot staff in the handover sheet

What you bring
- Two years or more in logistics, supply chain or retail operations
- SQL and Excel without help; Power BI is a plus
- A degree in economics, engineering, mathematics or similar
- Clear writing: people act on your reports
- Nerves for the last week of the month

What we offer
₦420,000 to ₦520,000 a month, health cover for you and three others, thirteenth month, 22 days of leave. Hybrid: three days in Apapa.

Send your resume and a short letter by the end of the month. Only those who are invited hear from us.`,
  'We are recruiting! Registered nurses (NMCN) for day and night shifts at a 60-bed hospital in Ibadan. Surgical or maternity experience of at least 2 years, good notes, Basic Life Support. Accommodation is available.',
  `Finance team, Lekki. You close the month, answer the auditors and own the tax calendar of a group of five companies. Chartered (ICAN or ACCA), five years or more, IFRS, a large ERP (Dynamics, SAP or Oracle), and the gift to explain. You lead two people. Salary by agreement; interviews in two rounds, the second with a case.`,
  `Frontend developer (React, TypeScript), remote within West Africa.
Our app is used on phones with 2 GB of memory and on networks that come and go. You make it small, fast and forgiving: offline first, no layout that jumps, accessible to people who use a keyboard or a reader.
You have: three years with React, TypeScript in strict mode, tests that fail when something breaks, an eye for detail, English in writing.
Nice: Playwright, service workers, Go, design systems.
We: 14 people in five countries, one meeting a day, no meetings on Thursdays. $1,800 to $2,400 a month.`,
]
