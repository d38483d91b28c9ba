/** Body of the signup call (specification section 7). */
export function signupBody(email: string, businessId: string) {
  return {
    email,
    business_id: businessId,
    journey_state: 'newsletter_signup',
    metadata: {
      source: 'website_footer',
      preferences: { compliance: true, emergency: true, newsletter: true },
    },
  }
}
