import { type InvalidInput, invalidInput } from '@hilltop/platform/outcome/parse-input';

export function noSuchRestaurant(): InvalidInput {
  return invalidInput([{ field: 'platform', message: 'Please choose a restaurant' }]);
}

export function restaurantIsFirst(): InvalidInput {
  return invalidInput([{ field: 'platform', message: 'This restaurant is the first already' }]);
}

export function restaurantNameTaken(): InvalidInput {
  return invalidInput([{ field: 'name', message: 'Another restaurant has this name' }]);
}

/** @param most of a house, withdrawn ones included */
export function tooManyRestaurants(most: number): InvalidInput {
  const message = `A house can have at most ${most} restaurants. Please change one that is withdrawn instead.`;
  return invalidInput([{ field: 'name', message }]);
}
