# Rules for a plan. Each deny is one sentence that the pipeline prints.
package main

# Resources that hold data: whoever destroys one says so here, in a change of its own.
stateful := {"aws_s3_bucket", "aws_db_instance", "aws_rds_cluster", "aws_dynamodb_table", "aws_efs_file_system"}

deny contains message if {
	some change in input.resource_changes
	change.type in stateful
	"delete" in change.change.actions
	message := sprintf("%s would be destroyed, and it holds data.", [change.address])
}

deny contains message if {
	some change in input.resource_changes
	change.type == "aws_vpc_security_group_ingress_rule"
	change.change.after.cidr_ipv4 == "0.0.0.0/0"
	not change.change.after.from_port in {80, 443}
	message := sprintf("%s opens a port other than 80 and 443 to everybody.", [change.address])
}

deny contains message if {
	some change in input.resource_changes
	change.type == "aws_db_instance"
	change.change.after.publicly_accessible == true
	message := sprintf("%s would be reachable from the internet.", [change.address])
}
