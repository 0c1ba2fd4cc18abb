/**
 * Staff keep address, phone and e-mail (`document/use-house.ts`). FOR THE OWNER TO CONFIRM: free parking is according
 * to the visitors' bureau.
 */
export const venue = {
  name: 'Top O’ Hill Terrace',
  campus: 'on the campus of Arlington Baptist University',
  setting: 'On the campus of Arlington Baptist University, on the old Bankhead Highway between Dallas and Fort Worth.',
  parking: 'Parking is free.',
  landmark: 'Recorded Texas Historic Landmark no. 13170',
} as const;
