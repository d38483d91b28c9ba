const ROLE = { name: 'administrator', title: 'Administrator', description: '' }

/** The one user: the lake has no authentication, which is why it listens on loopback only. */
export const LOCAL_USER = {
  id: 'pLocalEditor',
  projectUserId: 'pLocalEditor',
  sanityUserId: 'gLocalEditor',
  name: 'Local editor',
  displayName: 'Local editor',
  email: 'editor@localhost',
  profileImage: null,
  imageUrl: null,
  provider: 'sanity',
  role: ROLE.name,
  roles: [ROLE],
}
