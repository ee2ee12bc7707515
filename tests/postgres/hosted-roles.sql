-- The roles of a hosted project, where `postgres`, the role that applies the migrations, is not a superuser.
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create role authenticator login noinherit;
grant anon, authenticated, service_role to authenticator;
create role postgres login createdb createrole replication bypassrls;
grant anon, authenticated, service_role to postgres;
grant set on parameter session_replication_role to postgres;
